"use no memo";

import { useApp } from "#app/application/useApp.ts";
import { useSession } from "#app/stores/session.ts";
import { type Late } from "#app/ui/views/Skeleton.tsx";
import { FailedView } from "./FailedView.tsx";

function LateView({ again }: { readonly again: () => void }) {
  const app = useApp();
  const { client } = app;
  const onRetry = () => {
    // a start that hangs begins again; otherwise everything the page waits for is requested once more
    if (useSession.of(app).getState().phase === "starting") return location.reload();
    again();
    return void client.refetchQueries({ type: "active" });
  };
  return <FailedView code={-2} onRetry={onRetry} />;
}

/** Replaces a skeleton that has waited too long, whatever it waited for. */
export const late: Late = (again) => <LateView again={again} />;
