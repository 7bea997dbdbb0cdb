import { useMutationState } from "@tanstack/react-query";

/** What a write is sending now, the oldest first, whatever sent it; empty while nothing is under way. */
export const useSending = <Order>(path: string): readonly Order[] =>
  useMutationState({
    filters: { mutationKey: [path], status: "pending" },
    select: ({ state }) => state.variables as Order,
  });
