import { useApp } from "#app/application/useApp.ts";
import { useLingui } from "@lingui/react/macro";
import { NoticeBanner } from "#app/components/views/NoticeBanner.tsx";
import { useOddsStyle } from "#app/flows/session/preference.ts";
import { hideTelling, useTellings } from "#app/stores/watches/watches.ts";
import { tellingText, tellingTitle } from "#app/text/watches.ts";
import { useToWatched } from "./useToWatched.ts";

/** An alert, in the place of bet notices, with a link to what it is about (WAT-07). */
export function TellingBanner() {
  const app = useApp();
  const { i18n } = useLingui();
  const style = useOddsStyle();
  const toWatched = useToWatched();
  const telling = useTellings(({ shown }) => shown);
  const open = () => {
    hideTelling(app);
    if (telling) toWatched(telling.watch);
  };
  return (
    <NoticeBanner
      notice={
        telling && {
          id: telling.id,
          icon: "bell",
          tone: "up",
          title: tellingTitle(i18n, telling, style),
          text: tellingText(i18n, telling, style) || undefined,
        }
      }
      onOpen={open}
      onDismiss={() => hideTelling(app)}
    />
  );
}
