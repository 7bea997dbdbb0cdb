import { isOffered } from "#app/config.ts";
import { useLingui } from "@lingui/react/macro";
import { Suspense, useState } from "react";
import { lazyPart } from "#app/components/shell/lazyPart.ts";
import { type SharedPick } from "#app/domain/share/slipCode.ts";
import { canShare } from "#app/flows/share/shareLink.ts";
import { Button } from "#app/ui/Button.tsx";
import { IconButton } from "#app/ui/IconButton.tsx";
import type { ShareSheetProps } from "./ShareSheet.tsx";

const ShareSheet = lazyPart<"ShareSheet", ShareSheetProps>(() => import("./ShareSheet.tsx"), "ShareSheet");

interface ShareButtonProps {
  /** Those that a link cannot carry are left out. */
  readonly picks: readonly (SharedPick | undefined)[];
  /** The picks in words, without amounts, in their order. */
  readonly words: readonly string[];
  /** A button with its name, where there is room. */
  readonly named?: boolean;
}

/** Shares picks as a link; nothing is drawn where there is nothing to share, or in a frame without an address for it (LNK-09). */
export function ShareButton({ picks, words, named = false }: ShareButtonProps) {
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  const carried = picks.filter((pick) => pick !== undefined);
  if (carried.length === 0 || !isOffered("sharing") || !canShare()) return null;
  const show = () => setOpen(true);
  return (
    <>
      {named ? (
        <Button q="share" variant="quiet" icon="share" onClick={show}>
          {t`Share picks`}
        </Button>
      ) : (
        <IconButton q="share" icon="share" label={t`Share picks`} onClick={show} />
      )}
      {open && (
        <Suspense fallback={null}>
          <ShareSheet
            picks={carried}
            words={picks.length === words.length ? words.filter((_, at) => picks[at] !== undefined) : words}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
