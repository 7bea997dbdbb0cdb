import { useLingui } from "@lingui/react/macro";
import { EmptyView } from "#app/ui/views/EmptyView.tsx";

interface NothingFoundProps {
  readonly wanted: string;
  readonly onOpen: (betId: string) => void;
}

const WHOLE_ID = /^[A-Za-z0-9-]{6,64}$/;

/** No bet of the list matches the search; text that looks like a complete id can be looked up, whatever the bet's age. */
export function NothingFound({ wanted, onOpen }: NothingFoundProps) {
  const { t } = useLingui();
  const id = wanted.trim();
  return (
    <EmptyView
      icon="search"
      title={t`No bet found`}
      text={t`No bet of this list has that ID, team or league.`}
      {...(WHOLE_ID.test(id) &&
        /\d/.test(id) && { action: { label: t`Look up bet ${id}`, onClick: () => onOpen(id) } })}
    />
  );
}
