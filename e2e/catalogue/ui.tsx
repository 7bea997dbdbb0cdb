import { type ComponentProps } from "react";
import { Badge } from "#app/ui/Badge.tsx";
import { Button } from "#app/ui/Button.tsx";
import { Checkbox } from "#app/ui/Checkbox.tsx";
import { Chip } from "#app/ui/Chip.tsx";
import { HeadBar } from "#app/ui/HeadBar.tsx";
import { Icon } from "#app/ui/Icon.tsx";
import { IconButton } from "#app/ui/IconButton.tsx";
import { type IconName, ICONS } from "#app/ui/icons/names.ts";
import { SearchField } from "#app/ui/SearchField.tsx";
import { Segment } from "#app/ui/Segment.tsx";
import { Switch } from "#app/ui/Switch.tsx";
import { Tabs } from "#app/ui/Tabs.tsx";
import { Tag, type TagTone } from "#app/ui/Tag.tsx";
import { PullToRefresh } from "#app/ui/touch/PullToRefresh.tsx";
import { SteadyArea } from "#app/ui/touch/SteadyArea.tsx";
import { EmptyView } from "#app/ui/views/EmptyView.tsx";
import { ErrorView } from "#app/ui/views/ErrorView.tsx";
import { RichText } from "#app/ui/views/RichText.tsx";
import { Bone, SkeletonRows } from "#app/ui/views/Skeleton.tsx";
import { Spinner } from "#app/ui/views/Spinner.tsx";
import { nothing, type PartStates, type Room, statesOf } from "./entry.ts";

type ButtonProps = ComponentProps<typeof Button>;

const button =
  (more: Partial<ButtonProps> = {}) =>
  () => <Button {...more}>Place bet</Button>;

const BUTTONS: PartStates = {
  ...statesOf<NonNullable<ButtonProps["variant"]>>({
    primary: button(),
    warn: button({ variant: "warn" }),
    quiet: button({ variant: "quiet" }),
    text: button({ variant: "text" }),
    danger: button({ variant: "danger" }),
  }),
  ...statesOf({
    off: button({ disabled: true }),
    "at work": button({ busy: true }),
    filling: button({ fillMs: 2_000 }),
    "with an icon": button({ icon: "refresh" }),
    wide: button({ wide: true, size: 52 }),
    "long words": () => <Button wide>Aceitar a nova cotação e apostar mesmo assim 1.000.000,00</Button>,
  }),
};

const tag = (tone: TagTone) => () => <Tag tone={tone}>Accepted</Tag>;
const chip =
  (more: Partial<ComponentProps<typeof Chip>> = {}) =>
  () => (
    <Chip onClick={nothing} {...more}>
      Full time
    </Chip>
  );

const THREE = [
  { value: 1, label: "Single", count: 3 },
  { value: 2, label: "Parlay" },
  { value: 3, label: "Outright" },
] as const;

const FIVE = ["Live", "Today", "Early", "Mix parlay", "Popular"].map((label, value) => ({
  value,
  label,
  sub: value * 7,
}));

const icons = () => (
  <p style={{ display: "flex", flexWrap: "wrap", gap: 8 }}>
    {(Object.keys(ICONS) as IconName[]).map((name) => (
      <Icon key={name} name={name} />
    ))}
  </p>
);

const segment =
  (more: Partial<ComponentProps<typeof Segment<number>>> = {}) =>
  () => <Segment<number> label="Kind" options={THREE} value={1} onChange={nothing} {...more} />;

const view = { icon: "receipt", title: "No bets yet", text: "Bets that you place stand here." } as const;
const on = { label: "See what is on", onClick: nothing };

/** The plain controls and the views, by the file that draws them. */
export const UI: Room = {
  "Badge.tsx": statesOf({
    alert: () => <Badge>3</Badge>,
    accent: () => <Badge tone="accent">9+</Badge>,
    soft: () => <Badge tone="soft">12</Badge>,
  }),
  "Button.tsx": BUTTONS,
  "Checkbox.tsx": statesOf({
    off: () => (
      <Checkbox checked={false} onChange={nothing}>
        England
      </Checkbox>
    ),
    on: () => (
      <Checkbox checked onChange={nothing}>
        England
      </Checkbox>
    ),
    mixed: () => (
      <Checkbox checked="mixed" onChange={nothing}>
        England
      </Checkbox>
    ),
    "not to be changed": () => (
      <Checkbox checked disabled onChange={nothing}>
        England
      </Checkbox>
    ),
  }),
  "Chip.tsx": statesOf<NonNullable<ComponentProps<typeof Chip>["look"]> | "selected" | "with an icon">({
    raised: chip(),
    soft: chip({ look: "soft" }),
    outlined: chip({ look: "outlined" }),
    selected: chip({ selected: true }),
    "with an icon": chip({ icon: "filter" }),
  }),
  "HeadBar.tsx": statesOf({
    "with a way back": () => (
      <HeadBar start={<IconButton icon="back" label="Back" onClick={nothing} />} title="Settings" />
    ),
    centred: () => <HeadBar title="Results" centred />,
  }),
  "Icon.tsx": statesOf({ all: icons, filled: () => <Icon name="star" filled /> }),
  "IconButton.tsx": statesOf({
    plain: () => <IconButton icon="star" label="Favourite" onClick={nothing} />,
    pressed: () => <IconButton icon="star" label="Favourite" pressed filled onClick={nothing} />,
    off: () => <IconButton icon="star" label="Favourite" disabled onClick={nothing} />,
    "with a count": () => (
      <IconButton icon="receipt" label="My bets" badge={<Badge corner>3</Badge>} onClick={nothing} />
    ),
  }),
  "SearchField.tsx": statesOf({
    empty: () => <SearchField label="Team or league" clearLabel="Clear" value="" onChange={nothing} />,
    filled: () => <SearchField label="Team or league" clearLabel="Clear" value="united" onChange={nothing} />,
  }),
  "Segment.tsx": statesOf({
    radios: segment(),
    tabs: segment({ as: "tabs", value: 2 }),
    "on the header": segment({ chrome: true }),
    "nothing chosen": segment({ value: 9 }),
  }),
  "Switch.tsx": statesOf({
    off: () => <Switch label="Sound" checked={false} onChange={nothing} />,
    on: () => <Switch label="Sound" checked onChange={nothing} />,
    "not to be changed": () => <Switch label="Sound" checked disabled onChange={nothing} />,
  }),
  "Tabs.tsx": statesOf({
    "with counts": () => <Tabs label="Lists" items={FIVE} value={0} onChange={nothing} />,
  }),
  "Tag.tsx": statesOf<TagTone>({
    live: tag("live"),
    up: tag("up"),
    down: tag("down"),
    warn: tag("warn"),
    accent: tag("accent"),
    state: tag("state"),
    grey: tag("grey"),
    bonus: tag("bonus"),
  }),
  "touch/PullToRefresh.tsx": statesOf({
    "at work": () => (
      <PullToRefresh busy label="Loading" onRefresh={nothing}>
        A list
      </PullToRefresh>
    ),
  }),
  "touch/SteadyArea.tsx": statesOf({
    plain: () => (
      <SteadyArea shape={1}>
        <Button>What has come to stand</Button>
      </SteadyArea>
    ),
  }),
  "views/EmptyView.tsx": statesOf({
    plain: () => <EmptyView {...view} />,
    "with a way on": () => <EmptyView {...view} action={on} />,
    "with two ways": () => <EmptyView {...view} action={on} other={{ label: "Sign in", onClick: nothing }} />,
  }),
  "views/ErrorView.tsx": statesOf({
    "with a code": () => (
      <ErrorView
        title="Failed to load"
        text="The server is busy."
        retry="Try again"
        code="Code −503"
        onRetry={nothing}
      />
    ),
  }),
  "views/RichText.tsx": statesOf({
    "an operator's text": () => (
      <RichText html="<h2>Notice</h2><p>Bets on <b>virtual</b> games are settled at once.</p><ul><li>One</li><li>Two</li></ul>" />
    ),
    "plain words": () => <RichText html="Maintenance tonight at 03:00." />,
  }),
  "views/Skeleton.tsx": statesOf({
    rows: () => <SkeletonRows label="Loading" late={() => null} rows={3} />,
    bones: () => <Bone width={120} height={14} />,
  }),
  "views/Spinner.tsx": statesOf({ usual: () => <Spinner />, large: () => <Spinner size={28} /> }),
};
