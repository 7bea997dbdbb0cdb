import { fillSlots } from "#app/components/views/slots.ts";
import { FiguresRow } from "./FiguresRow.tsx";

fillSlots("figures", { menuEntry: FiguresRow });
