import { type createAppRouter } from "#app/routes.tsx";
import { afterTouch } from "#app/ui/touch/afterTouch.ts";

type Router = ReturnType<typeof createAppRouter>;

/** A router that lets a touch show feedback before the target page renders, which takes longer. */
export function afterTouches(router: Router): Router {
  const { navigate } = router;
  router.navigate = async (options) => {
    await new Promise<void>((shown) => afterTouch(shown));
    return navigate(options);
  };
  return router;
}
