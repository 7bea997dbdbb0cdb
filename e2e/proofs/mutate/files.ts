const ROOMS: Readonly<Record<string, string>> = {
  "app/api": "sendCall",
  "app/domain": "pursuit",
  "app/domain/odds": "decimal line money odds payout",
  "app/domain/slip":
    "attempt attemptMatch attempts bonus combinations journal parlay parlayLeg parlayList quickBet quote refusal slip slipArea slipStake slipState stake",
  "app/domain/bets": "cashOut cashOutAttempt fairness ladder receipt records saleState settlement",
  "app/flows/attempt": "betLock pursue runOnce tapMeaning",
  "app/flows/slip": "betOutcome placeBet receipts reconcile sendOrder slipTap tellBet",
  "app/flows/slip/late": "lateBets lateLook settledSince",
  "app/flows/sale": "cashOut saleTap",
};

/** The code that handles money and placing, file by file. */
export const MONEY_FILES: readonly string[] = Object.entries(ROOMS).flatMap(([room, names]) =>
  names.split(" ").map((name) => `${room}/${name}.ts`),
);
