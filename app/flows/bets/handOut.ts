/** How something was handed to the member: shared, saved as a file, copied, or not at all. */
export type HandedOut = "shared" | "saved" | "copied" | "cancelled" | "failed";

/** Copies text; false where the browser or the framing page forbids it. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text);
  }
}

/** The old way to copy, for frames that may not use the clipboard by itself. */
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
  // no finger taps it: the wait of what has just been uncovered is not for it
  link.dataset["steady"] = "0";
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** Hands a picture to the phone's own share sheet, or saves it where there is none. */
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

/** How long a browser that does print may take to begin, ms. */
const PRINT_BEGINS_MS = 1_000;

/**
 * Prints a drawing alone: on paper nothing else of the page is left (`paper` is the class that says so). False where the browser
 * did not begin: the views of some apps and closed frames have the call and do nothing.
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
