import { I18nProvider } from "@lingui/react";
import { QueryClientProvider } from "@tanstack/react-query";
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from "@tanstack/react-router";
import { type CSSProperties, useState } from "react";
import { createQueryClient } from "#app/api/queryClient.ts";
import { createApp } from "#app/application/app.ts";
import { createClock } from "#app/application/clock.ts";
import { INDEX_PAGE } from "#app/components/shell/pageFacts.ts";
import { i18n } from "#app/text/i18n.ts";
import { type PartState } from "./entry.ts";

interface ShownProps {
  readonly name: string;
  readonly state: PartState;
}

/** An app of this state's own: what one state is told, no other knows. */
function appOfState({ before, draw }: PartState) {
  const history = createMemoryHistory();
  const app = createApp({ client: createQueryClient(), history, now: createClock() });
  before?.(app);
  const root = createRootRoute({ staticData: { page: INDEX_PAGE }, component: () => draw() });
  return { app, router: createRouter({ routeTree: root, history }) };
}

/** A part in one state, under its name. */
export function Shown({ name, state }: ShownProps) {
  const [{ app, router }] = useState(() => appOfState(state));
  const part = (
    <QueryClientProvider client={app.client}>
      <I18nProvider i18n={i18n}>
        <RouterProvider router={router as never} />
      </I18nProvider>
    </QueryClientProvider>
  );
  return (
    <figure>
      <figcaption>{name}</figcaption>
      {state.stage === undefined ? (
        part
      ) : (
        <div className="catalogue-stage" style={{ "--stage": `${state.stage}px` } as CSSProperties}>
          {part}
        </div>
      )}
    </figure>
  );
}
