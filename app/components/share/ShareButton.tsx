import { isOffered } from "#app/config.ts";
import { useLingui } from "@lingui/react/macro";
import { type ReactNode, Suspense, useState } from "react";
import { lazyPart } from "#app/components/views/lazyPart.ts";
import { type SharedPick } from "#app/domain/share/slipCode.ts";
import { canShare } from "#app/flows/share/shareLink.ts";
import { Button } from "#app/ui/Button.tsx";
import { IconButton } from "#app/ui/IconButton.tsx";
import type { ShareSheetProps } from "./ShareSheet.tsx";

const ShareSheet = lazyPart<"ShareSheet", ShareSheetProps>(() => import("./ShareSheet.tsx"), "ShareSheet");

interface Shared {
  /** Picks that a link cannot carry are left out. */
  readonly picks: readonly (SharedPick | undefined)[];
  /** The picks in words, without amounts, in their order. */
  readonly words: readonly string[];
}

interface Sharing {
  readonly show: () => void;
  /** Rendered where it outlives what was tapped. */
  readonly sheet: ReactNode;
}

/** The sheet that shares picks as a link; undefined if there is nothing to share, or in a frame without an address for it (LNK-09). */
export function useSharing({ picks, words }: Shared): Sharing | undefined {
  const [open, setOpen] = useState(false);
  const carried = picks.filter((pick) => pick !== undefined);
  if (carried.length === 0 || !isOffered("sharing") || !canShare()) return undefined;
  const sheet = open && (
    <Suspense fallback={null}>
      <ShareSheet
        picks={carried}
        words={picks.length === words.length ? words.filter((_, at) => picks[at] !== undefined) : words}
        onClose={() => setOpen(false)}
      />
    </Suspense>
  );
  return { show: () => setOpen(true), sheet };
}

interface ShareButtonProps extends Shared {
  /** A button with its name, if there is room. */
  readonly named?: boolean;
}

/** Shares picks as a link; renders nothing if that is not possible. */
export function ShareButton({ named = false, ...shared }: ShareButtonProps) {
  const { t } = useLingui();
  const sharing = useSharing(shared);
  if (sharing === undefined) return null;
  return (
    <>
      {named ? (
        <Button q="share" variant="quiet" icon="share" onClick={sharing.show}>
          {t`Share selections`}
        </Button>
      ) : (
        <IconButton q="share" icon="share" label={t`Share selections`} onClick={sharing.show} />
      )}
      {sharing.sheet}
    </>
  );
}
