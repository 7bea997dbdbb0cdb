import { Button } from "#app/ui/Button.tsx";
import { Dialog } from "#app/ui/layers/Dialog.tsx";
import { Drawer } from "#app/ui/layers/Drawer.tsx";
import { Modal } from "#app/ui/layers/Modal.tsx";
import { Panel } from "#app/ui/layers/Panel.tsx";
import { Sheet } from "#app/ui/layers/Sheet.tsx";
import bonus from "#app/components/bonus/BonusDialog.module.css";
import { nothing, type Room, statesOf } from "./entry.ts";

const words = <p style={{ padding: 16 }}>What stands in it</p>;
const open = { open: true, onClose: nothing, label: "A layer" } as const;
const ROOM = { stage: 280 };

const actions = (
  <>
    <Button variant="quiet" wide>
      Cancel
    </Button>
    <Button wide>Go on</Button>
  </>
);

const asking = (tone: "accent" | "up" | "down" | "warn" | "bonus") => () => (
  <Dialog
    open
    onClose={nothing}
    icon="info"
    tone={tone}
    title="A title"
    text="One or two sentences."
    actions={actions}
  />
);

/** What lies above the page, by the file that draws it. */
export const LAYERS: Room = {
  "layers/Dialog.tsx": statesOf(
    {
      accent: asking("accent"),
      up: asking("up"),
      down: asking("down"),
      warn: asking("warn"),
      bonus: asking("bonus"),
      "buttons under each other": () => (
        <Dialog open onClose={nothing} title="A title" text="A sentence." arrange="stack" actions={actions} />
      ),
    },
    ROOM,
  ),
  "layers/Sheet.tsx": statesOf({ open: () => <Sheet {...open}>{words}</Sheet> }, ROOM),
  "layers/Drawer.tsx": statesOf({ open: () => <Drawer {...open}>{words}</Drawer> }, ROOM),
  "layers/Panel.tsx": statesOf({ open: () => <Panel {...open}>{words}</Panel> }, ROOM),
  "layers/Modal.tsx": statesOf(
    {
      "dressed by its user": () => (
        <Modal {...open} className={bonus.dialog}>
          {words}
        </Modal>
      ),
    },
    ROOM,
  ),
};
