import { memo, useState } from "react";
import { type Selection } from "#app/domain/slip/selection.ts";
import { type BetSlip } from "#app/flows/slip/betSlip.ts";
import { useSingleSlip } from "#app/flows/slip/singleSlip.ts";
import { useSession } from "#app/stores/session.ts";
import { useSlip } from "#app/stores/slip.ts";
import { Sheet } from "#app/ui/layers/Sheet.tsx";
import { usePlainSlip } from "./plainSlip.ts";
import { SingleSlip } from "./SingleSlip.tsx";

/** While it closes it stays as it was: rendering all of it again would delay the frame in which it starts to move. */
const DrawnSlip = memo(
  ({ slip, still }: { readonly slip: BetSlip; readonly open: boolean; readonly still: boolean }) => (
    <SingleSlip slip={slip} still={still} />
  ),
  (_, { open }) => !open,
);

interface OpenSheetProps {
  readonly selection: Selection;
  readonly open: boolean;
  readonly onGone: () => void;
}

function OpenSheet({ selection, open, onGone }: OpenSheetProps) {
  const slip = useSingleSlip(selection);
  const isThere = usePlainSlip(slip);
  return (
    <Sheet
      open={open}
      onClose={slip.close}
      onGone={onGone}
      locked={slip.state.locked}
      labelledBy="slip-title"
      fills
      still={isThere}
    >
      <DrawnSlip slip={slip} open={open} still={isThere} />
    </Sheet>
  );
}

interface Held {
  readonly selection: Selection;
  readonly round: number;
  readonly gone: boolean;
}

/** The single slip over any page; it stays rendered while it closes, but no longer requests prices (design 4.9). */
export function SlipSheet() {
  const single = useSlip((slip) => slip.single);
  const leaving = useSlip((slip) => slip.leaving);
  // a slip that was restored at start waits until the session is known
  const known = useSession(({ phase }) => phase === "member");
  const [held, setHeld] = useState<Held>();
  if (single !== undefined && !leaving && (single !== held?.selection || held.gone)) {
    setHeld({ selection: single, round: (held?.round ?? 0) + 1, gone: false });
  }
  if (held === undefined || held.gone || !known) return null;
  const open = single !== undefined && !leaving;
  const take = () => setHeld((now) => now && { ...now, gone: true });
  return <OpenSheet key={held.round} selection={held.selection} open={open} onGone={take} />;
}
