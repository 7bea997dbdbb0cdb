/** How something was handed to the member: shared, saved as a file, copied, or not at all. */
export type HandedOut = "shared" | "saved" | "copied" | "cancelled" | "failed";

/** Copies text; false if the browser or the host page forbids it. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text);
  }
}

/** The old way to copy, for frames without access to the clipboard API. */
function copyBySelection(text: string): boolean {
  const box = document.createElement("textarea");
  box.value = text;
  box.readOnly = true;
  box.style.position = "fixed";
  box.style.opacity = "0";
  (document.querySelector("dialog[open]") ?? document.body).append(box);
  box.select();
  try {
    return document.execCommand("copy");
  } catch {
    return false;
  } finally {
    box.remove();
  }
}

/** Saves a file through the browser's own download. */
export function saveFile(file: File): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = address;
  link.download = file.name;
  // clicked by code: the tap delay for what has just been uncovered does not apply
  link.dataset["steady"] = "0";
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** Passes a picture to the phone's share sheet, or saves it if there is none. */
export async function sharePicture(file: File): Promise<HandedOut> {
  const share = { files: [file] };
  if (typeof navigator.share === "function" && navigator.canShare?.(share) === true) {
    try {
      await navigator.share(share);
      return "shared";
    } catch (error) {
      if (error instanceof DOMException && error.name === "AbortError") return "cancelled";
    }
  }
  saveFile(file);
  return "saved";
}

/** How long a browser that can print may take to start, ms. */
const PRINT_BEGINS_MS = 1_000;

/**
 * Prints only a drawing: nothing else of the page appears on paper (`paper` is the class for that). False if printing
 * did not start: some in-app browsers and sandboxed frames have the call but do nothing.
 */
export async function printDrawing(drawing: HTMLCanvasElement, paper: string): Promise<boolean> {
  const sheet = document.createElement("div");
  sheet.className = paper;
  sheet.append(drawing);
  document.body.append(sheet);
  addEventListener("afterprint", () => sheet.remove(), { once: true });
  const begun = new Promise<boolean>((done) => {
    addEventListener("beforeprint", () => done(true), { once: true });
    setTimeout(() => done(false), PRINT_BEGINS_MS);
  });
  print();
  const began = await begun;
  if (!began) sheet.remove();
  return began;
}
