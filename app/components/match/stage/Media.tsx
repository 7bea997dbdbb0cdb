import { useApp } from "#app/application/useApp.ts";
import { type MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { config } from "#app/config.ts";
import { type Match } from "#app/domain/boards/match.ts";
import { showOnStage, type StageName, useMatchStage } from "#app/stores/match/matchStage.ts";
import { Icon } from "#app/ui/Icon.tsx";
import { type IconName } from "#app/ui/icons/names.ts";
import { rovingFocus } from "#app/ui/touch/rovingFocus.ts";
import { Chat } from "./Chat.tsx";
import { fieldOf } from "./fieldLines.ts";
import { MatchData } from "./MatchData.tsx";
import { PitchStage } from "./PitchStage.tsx";
import { Video } from "./Video.tsx";
import styles from "./Media.module.css";

interface StageTab {
  readonly name: StageName;
  readonly icon: IconName;
  readonly label: MessageDescriptor;
}

/** What a match has to watch and read: video and chat only if they exist. */
function tabsOf({ sportId, tv }: Match, chatUrl: string | undefined): readonly StageTab[] {
  const isPitch = fieldOf(sportId) === "pitch";
  return [
    {
      name: "pitch",
      icon: `sport-${sportId}` as IconName,
      label: isPitch ? msg({ message: "Pitch", comment: "Drawing of a soccer field" }) : msg`Court`,
    },
    ...(tv > 0 ? [{ name: "video", icon: "tv", label: msg`Video` } as const] : []),
    { name: "stats", icon: "bars", label: msg({ message: "Stats", comment: "Figures of a match, one word" }) },
    ...(chatUrl === undefined ? [] : [{ name: "chat", icon: "chat", label: msg`Chat` } as const]),
  ];
}

/** What the stage shows: the member's choice, if this match has it; at first the pitch, or nothing in a low window. */
function useShown(tabs: readonly StageTab[]): StageName | undefined {
  const chosen = useMatchStage(({ shown }) => shown);
  if (chosen === undefined) return document.documentElement.hasAttribute("data-short") ? undefined : "pitch";
  if (chosen === "closed") return undefined;
  return tabs.some(({ name }) => name === chosen) ? chosen : "pitch";
}

interface MediaProps {
  readonly match: Match;
  /** The stage is in sight. */
  readonly inView: boolean;
}

/** The stage of a live match and what it can show; a virtual match has none (design-2, 5.1; domain E4). */
export function Media({ match, inView }: MediaProps) {
  const app = useApp();
  const { i18n, t } = useLingui();
  const { chatUrl } = config();
  const tabs = tabsOf(match, chatUrl);
  const shown = useShown(tabs);
  if (match.virtual) return null;
  return (
    <>
      <div className={styles.tabs} role="tablist" aria-label={t`Watch and read`}>
        {tabs.map(({ name, icon, label }, at) => (
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
            onClick={() => showOnStage(app, name === shown ? "closed" : name)}
          >
            <Icon name={icon} size={16} />
            {i18n._(label)}
          </button>
        ))}
      </div>
      <div id="media">
        {shown === "pitch" && <PitchStage match={match} inView={inView} />}
        {shown === "video" && <Video match={match} onPitch={() => showOnStage(app, "pitch")} />}
        {shown === "stats" && <MatchData match={match} />}
        {shown === "chat" && chatUrl !== undefined && <Chat url={chatUrl} />}
      </div>
    </>
  );
}
