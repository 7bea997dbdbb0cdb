"use no memo";

import { useNavigate, useRouter } from "@tanstack/react-router";

/** The way back: to the previous page, or to the lists if there is none, as after a link into the app (spec §2). */
export function useBack(): () => void {
  const navigate = useNavigate();
  const { history } = useRouter();
  return () => {
    if (history.canGoBack()) history.back();
    else void navigate({ to: "/" });
  };
}
