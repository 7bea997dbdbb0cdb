import { type MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { config } from "#app/config.ts";
import { type Match } from "#app/domain/boards/match.ts";
import { type StageName } from "#app/stores/match/matchStage.ts";
import { Icon } from "#app/ui/Icon.tsx";
import { type IconName } from "#app/ui/icons/names.ts";
import { rovingFocus } from "#app/ui/touch/rovingFocus.ts";
import { Chat } from "./Chat.tsx";
import { MatchData } from "./MatchData.tsx";
import { PitchStage } from "./PitchStage.tsx";
import { Start } from "./Start.tsx";
import { Video } from "./Video.tsx";
import styles from "./Media.module.css";

interface StageTab {
  readonly name: StageName;
  readonly icon: IconName | undefined;
  readonly label: MessageDescriptor;
}

/** Always these four, by these names, in this order (spec §2, match page); the animation has the sign of its sport. */
const TABS: readonly StageTab[] = [
  { name: "pitch", icon: undefined, label: msg`Animation` },
  { name: "video", icon: "tv", label: msg`Video` },
  { name: "stats", icon: "bars", label: msg`Data` },
  { name: "chat", icon: "chat", label: msg`Chat` },
];

interface MediaProps {
  readonly match: Match;
  /** In play: otherwise nothing is open until it is tapped, and the animation counts down to the start. */
  readonly running: boolean;
  /** The stage is in sight. */
  readonly inView: boolean;
  readonly shown: StageName | undefined;
  readonly onShow: (shown: StageName | undefined) => void;
}

/** What can be watched and read of a match, whatever there is of it (spec §2, match page; design-2, 5.1). */
export function Media({ match, running, inView, shown, onShow }: MediaProps) {
  const { i18n, t } = useLingui();
  const { chatUrl } = config();
  const close = () => onShow(running ? "pitch" : undefined);
  return (
    <>
      <div className={styles.tabs} role="tablist" aria-label={t`Watch and read`}>
        {TABS.map(({ name, icon, label }, at) => (
          <button
            key={name}
            className={styles.tab}
            data-q={`stage:${name}`}
            type="button"
            role="tab"
            aria-selected={name === shown}
            aria-controls="media"
            tabIndex={name === shown || (shown === undefined && at === 0) ? 0 : -1}
            onKeyDown={rovingFocus}
            onClick={() => onShow(name === shown ? undefined : name)}
          >
            <Icon name={icon ?? (`sport-${match.sportId}` as IconName)} size={16} />
            {i18n._(label)}
          </button>
        ))}
      </div>
      <div id="media" className={styles.media}>
        {shown === "pitch" && (running ? <PitchStage match={match} inView={inView} /> : <Start match={match} />)}
        {shown === "video" && <Video match={match} onClose={close} />}
        {shown === "stats" && <MatchData match={match} past={!running} />}
        {shown === "chat" && <Chat url={chatUrl} onClose={close} />}
      </div>
    </>
  );
}
