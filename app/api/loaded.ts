import { useQuery } from "@tanstack/react-query";

/** A part of the build that a page needs as data, such as a chapter of the rules: loaded once, without a call. */
export const useLoaded = <Part>(key: readonly string[], load: () => Promise<Part>) =>
  useQuery({ queryKey: key, queryFn: load, staleTime: Infinity, meta: { open: true } });
