import { type MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { type Match } from "#app/domain/boards/match.ts";
import { Icon } from "#app/ui/Icon.tsx";
import { type IconName } from "#app/ui/icons/names.ts";
import { rovingFocus } from "#app/ui/touch/rovingFocus.ts";
import { Animation } from "./Animation.tsx";
import { Chat } from "./Chat.tsx";
import { MatchData } from "./MatchData.tsx";
import { Video } from "./Video.tsx";
import styles from "./Media.module.css";

type MediaName = "animation" | "video" | "data" | "chat";

const MEDIA: readonly { readonly name: MediaName; readonly icon: IconName; readonly label: MessageDescriptor }[] = [
  { name: "animation", icon: "activity", label: msg`Animation` },
  { name: "video", icon: "tv", label: msg`Video` },
  { name: "data", icon: "bars", label: msg`Data` },
  { name: "chat", icon: "chat", label: msg`Chat` },
];

/** What can be watched and read about a match: one of four, in a 172 px stage; a virtual match has none (design 4.15, domain E4). */
export function Media({ match }: { readonly match: Match }) {
  const { i18n, t } = useLingui();
  const [shown, setShown] = useState<MediaName>("animation");
  if (match.virtual) return null;
  return (
    <>
      <div className={styles.tabs} role="tablist" aria-label={t`Watch and read`}>
        {MEDIA.map(({ name, icon, label }) => (
          <button
            key={name}
            className={styles.tab}
            type="button"
            role="tab"
            aria-selected={name === shown}
            aria-controls="media"
            tabIndex={name === shown ? 0 : -1}
            onKeyDown={rovingFocus}
            onClick={() => setShown(name)}
          >
            <Icon name={icon} size={18} />
            {i18n._(label)}
          </button>
        ))}
      </div>
      <div id="media">
        {shown === "animation" && <Animation match={match} />}
        {shown === "video" && <Video match={match} onAnimation={() => setShown("animation")} />}
        {shown === "data" && <MatchData match={match} />}
        {shown === "chat" && <Chat />}
      </div>
    </>
  );
}
