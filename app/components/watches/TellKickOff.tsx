import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { useApp } from "#app/application/useApp.ts";
import { type Slots } from "#app/components/views/slots.ts";
import { Foot } from "#app/components/views/Foot.tsx";
import { type Match } from "#app/domain/boards/match.ts";
import { hasBegun } from "#app/domain/watches/canTell.ts";
import { kickOffWish } from "#app/domain/watches/watch.ts";
import { waitingFor, type WatchRefusal, withoutWatch } from "#app/domain/watches/watchBook.ts";
import { setWatches } from "#app/flows/watches/setWatches.ts";
import { serverNow } from "#app/stores/serverClock.ts";
import { changeBook, useWatches } from "#app/stores/watches/watches.ts";
import { refusalWord } from "#app/text/watches.ts";
import { Icon } from "#app/ui/Icon.tsx";
import { Switch } from "#app/ui/Switch.tsx";
import styles from "./TellKickOff.module.css";

/** The switch of the alert for the kick-off. */
function KickOff({ match }: { readonly match: Match }) {
  const app = useApp();
  const { i18n, t } = useLingui();
  const [refused, setRefused] = useState<WatchRefusal>();
  const wish = kickOffWish(match);
  const waiting = waitingFor(useWatches(), wish);
  const turn = () => {
    if (waiting) changeBook(app, (book) => withoutWatch(book, waiting.id));
    else setRefused(setWatches(app, [wish]).refused);
  };
  return (
    <Foot>
      <Icon name="bell" />
      <span className={styles.words}>
        <span id="tell-kick-off">{t`Alert me at the start`}</span>
        {refused && (
          <small className={styles.refused} role="status">
            {i18n._(refusalWord(refused))}
          </small>
        )}
      </span>
      <Switch q="tell:start" labelledBy="tell-kick-off" checked={waiting !== undefined} onChange={turn} />
    </Foot>
  );
}

/** At the foot of an upcoming match: whether there is an alert for its kick-off (design-2, 5.2; WAT-01). */
export const TellKickOff = ({ match, children }: Slots["matchFoot"]) =>
  hasBegun(match, serverNow()) ? children : <KickOff match={match} />;
