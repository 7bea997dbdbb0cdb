import { useLingui } from "@lingui/react/macro";
import { useRef, useState } from "react";
import { type Match } from "#app/domain/boards/match.ts";
import { type Video as Source, useTv } from "#app/api/comm/getTv.ts";
import { Spinner } from "#app/ui/views/Spinner.tsx";
import { Unavailable } from "./Unavailable.tsx";
import { usePlayer } from "./usePlayer.ts";
import { VideoKeys } from "./VideoKeys.tsx";
import styles from "./Stage.module.css";
import own from "./Video.module.css";
import { teamsText } from "#app/text/teams.ts";

interface VideoProps {
  readonly match: Match;
  readonly onClose: () => void;
}

/** The video of a match, requested when its tab opens; 0 = the match has none (spec §7, GetTV). */
function useVideo(matchId: number): { readonly video: Source | undefined; readonly failed: boolean } {
  const { data, isError } = useTv({ matchId }, matchId > 0);
  return { video: matchId === 0 ? { type: "none" } : data, failed: isError };
}

/** The video of a match: connecting, playing, or unavailable with a way out (design 33). */
export function Video({ match, onClose }: VideoProps) {
  const { i18n, t } = useLingui();
  const { video, failed } = useVideo(match.tv > 0 ? match.id : 0);
  const source = video && video.type !== "none" ? video : undefined;
  const { ref, state } = usePlayer(source);
  const none = failed || video?.type === "none" || state === "failed";
  const [muted, setMuted] = useState(true);
  const stage = useRef<HTMLDivElement>(null);
  return (
    <div ref={stage} className={styles.stage} data-stage="video">
      {source && !none && (
        // oxlint-disable-next-line jsx-a11y/media-has-caption -- a live stream brings none
        <video
          className={own.video}
          ref={ref}
          aria-label={teamsText(i18n, match)}
          autoPlay
          muted={muted}
          playsInline
          loop
          {...(source.poster !== undefined && { poster: source.poster })}
        />
      )}
      {state === "playing" && !none && (
        <VideoKeys stage={stage} video={ref} muted={muted} onMute={() => setMuted(!muted)} />
      )}
      {none ? (
        <Unavailable icon="tv-off" leave={t`Close video`} onLeave={onClose} />
      ) : (
        state !== "playing" && (
          <div className={styles.words} role="status">
            <Spinner size={28} />
            <p className={styles.title}>{t`Connecting video…`}</p>
            <p className={styles.text}>{t`Odds below stay live`}</p>
          </div>
        )
      )}
    </div>
  );
}
