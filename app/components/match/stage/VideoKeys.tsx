import { useLingui } from "@lingui/react/macro";
import { type RefObject, useEffect, useState } from "react";
import { IconButton } from "#app/ui/IconButton.tsx";
import styles from "./Video.module.css";

interface VideoKeysProps {
  /** What fills the screen: the picture with its keys. */
  readonly stage: RefObject<HTMLElement | null>;
  readonly video: RefObject<HTMLVideoElement | null>;
  readonly muted: boolean;
  readonly onMute: () => void;
}

/** iPhones let no element fill the screen but a video, in their own player. */
interface PhoneVideo extends HTMLVideoElement {
  readonly webkitEnterFullscreen?: () => void;
}

/** A frame of a host that does not allow it has no full screen. */
const canFill = (): boolean => document.fullscreenEnabled || "webkitEnterFullscreen" in HTMLVideoElement.prototype;

function useFullScreen(stage: VideoKeysProps["stage"], video: VideoKeysProps["video"]) {
  const [full, setFull] = useState(false);
  useEffect(() => {
    const look = () => setFull(document.fullscreenElement !== null && document.fullscreenElement === stage.current);
    document.addEventListener("fullscreenchange", look);
    return () => document.removeEventListener("fullscreenchange", look);
  }, [stage]);
  const toggle = () => {
    // a browser may refuse: then everything stays as it is
    if (full) document.exitFullscreen().catch(() => undefined);
    else if (document.fullscreenEnabled) stage.current?.requestFullscreen().catch(() => undefined);
    else (video.current as PhoneVideo | null)?.webkitEnterFullscreen?.();
  };
  return { full, toggle };
}

/** Sound and full screen, over the picture; a video begins without sound, or browsers do not play it (spec §2, video). */
export function VideoKeys({ stage, video, muted, onMute }: VideoKeysProps) {
  const { t } = useLingui();
  const { full, toggle } = useFullScreen(stage, video);
  return (
    <div className={styles.keys}>
      <IconButton icon={muted ? "muted" : "sound"} pressed={muted} label={t`Mute`} onClick={onMute} />
      {canFill() && <IconButton icon={full ? "less" : "full"} pressed={full} label={t`Full screen`} onClick={toggle} />}
    </div>
  );
}
