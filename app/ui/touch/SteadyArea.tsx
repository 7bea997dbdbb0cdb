"use no memo";

import { Component, type HTMLAttributes, type RefObject } from "react";
import { noteChange } from "./steadyTap.ts";

interface SteadyAreaProps extends HTMLAttributes<HTMLDivElement> {
  /** What decides the positions in the area: a new identity may have moved them. */
  readonly shape: unknown;
}

/** The screen position of each control in an area. */
type Places = ReadonlyMap<Element, string>;

/**
 * An area whose controls appear, disappear and move. Those that appeared or moved on the screen ignore taps for the set
 * time, those that stayed in place do not (BET-26). A class, because only a class can measure before the page changes.
 */
export class SteadyArea extends Component<SteadyAreaProps> {
  private readonly area: RefObject<HTMLDivElement | null> = { current: null };

  private readonly places = (): Places =>
    new Map(
      Array.from((this.area.current ?? document).querySelectorAll("button"), (control) => {
        const place = control.getBoundingClientRect();
        return [control, `${place.left} ${place.top}`];
      }),
    );

  override componentDidMount(): void {
    noteChange(this.area.current);
  }

  override getSnapshotBeforeUpdate({ shape }: SteadyAreaProps): Places | null {
    return shape === this.props.shape ? null : this.places();
  }

  override componentDidUpdate(_props: SteadyAreaProps, _state: unknown, before: Places | null): void {
    if (before) for (const [control, place] of this.places()) if (before.get(control) !== place) noteChange(control);
  }

  override render() {
    const { shape: _, ...rest } = this.props;
    return <div ref={this.area} {...rest} />;
  }
}
