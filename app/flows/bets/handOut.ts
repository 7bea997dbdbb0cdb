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
