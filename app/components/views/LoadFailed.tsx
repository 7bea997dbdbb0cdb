import { isFailure } from "#app/api/failure.ts";
import { FailedView } from "./FailedView.tsx";

interface LoadFailedProps {
  readonly error: Error;
  readonly onRetry: () => void;
}

/** Bets that failed to load: why, in the server's words if it gave any, and a button to try again (design 4.17). */
export const LoadFailed = ({ error, onRetry }: LoadFailedProps) =>
  isFailure(error) ? (
    <FailedView code={error.code} said={error.said} onRetry={onRetry} />
  ) : (
    <FailedView code={-1} onRetry={onRetry} />
  );
