import { type NavigateOptions } from "@tanstack/react-router";
import { type ComponentType, createElement, type ReactNode, Suspense } from "react";
import { type Feature, isOffered } from "#app/config.ts";
import { type BetLeg, type BetRecord } from "#app/domain/bets/bet.ts";
import { type Match } from "#app/domain/boards/match.ts";
import { type PaintedLeg } from "#app/domain/slip/paintedLeg.ts";
import { type Selection } from "#app/domain/slip/selection.ts";
import { type BetSlip } from "#app/flows/slip/betSlip.ts";
import { type HeldPrice } from "#app/stores/prices/priceTrail.ts";

/** The places that optional features fill, and what each place gives them. */
export interface Slots {
  /** Over every page, after the first list. */
  readonly overlay: object;
  /** Rows of the side menu, below those of the specification (spec §2, side menu). */
  readonly menuEntry: { readonly visit: (place: NavigateOptions) => void };
  /** Among the settings of betting, and the options of a list. */
  readonly bettingRow: object;
  /** Below the setting of notices about bets; `owner` is whose device settings they are. */
  readonly noticeRow: { readonly owner: string };
  /** Above the settled bets, if the address names some that were won. */
  readonly settledHead: { readonly betIds: readonly string[]; readonly onOpen: (betId: string) => void };
  /** Above the list of notices. */
  readonly noticesHead: { readonly onOpen: () => void };
  /** In the head of a match, before its star. */
  readonly matchTool: { readonly match: Match };
  /** At the foot of a match: the first feature that has something to say stands there, with the next as its children. */
  readonly matchFoot: {
    readonly match: Match;
    readonly extensions: readonly Match[];
    /** The match's state in one line. */
    readonly score: ReactNode;
    readonly children?: ReactNode;
  };
  /** On the card of the next match, where none is in play. */
  readonly nextMatch: { readonly match: Match };
  /** Below the history of a price. */
  readonly priceSheet: { readonly held: HeldPrice };
  /** Beside the cash-out on the page of a bet. */
  readonly betActs: { readonly bet: BetRecord };
  /** Among the options of the slip; `done` closes them. */
  readonly slipOption: { readonly pick: Selection; readonly done: () => void };
  /** Beside selections: those of a match, or with room for a sign alone those of the parlay. */
  readonly picks: { readonly picks: readonly Selection[]; readonly sign?: boolean };
  /** Beside the ways to hand out a bet. */
  readonly betExport: { readonly bet: BetRecord };
  /** On the card of an open bet whose match is live, below its teams. */
  readonly betNeeds: { readonly bet: BetRecord; readonly leg: BetLeg; readonly live: Match };
  /** Below the sums of a bet on its own page. */
  readonly betSums: { readonly bet: BetRecord };
  /** Below the head of the single slip, and at its foot. */
  readonly slipMatch: { readonly slip: BetSlip; readonly leg: PaintedLeg; readonly at: "head" | "foot" };
}

type Parts = { readonly [Name in keyof Slots]?: ComponentType<Slots[Name]> };

const filled: { readonly feature: Feature; readonly parts: Parts }[] = [];

/** Fills the places of an optional feature, in the order of components/shell/features.ts; they stay empty where it is not offered (OPS-05). */
export const fillSlots = (feature: Feature, parts: Parts): void => void filled.push({ feature, parts });

/** What the offered features put into a place, in their order. */
export const partsOf = <Name extends keyof Slots>(name: Name): readonly ComponentType<Slots[Name]>[] =>
  filled.flatMap(({ feature, parts }) => {
    const part = parts[name];
    return part && isOffered(feature) ? [part] : [];
  });

interface SlotProps<Name extends keyof Slots> {
  readonly name: Name;
  readonly given: Slots[Name];
}

/** A place that optional features fill, side by side. */
export const Slot = <Name extends keyof Slots>({ name, given }: SlotProps<Name>): ReactNode =>
  partsOf(name).map((part, at) => createElement(Suspense, { key: at, fallback: null }, createElement(part, given)));
