/**
 * Trusted Types: the one place that says which script URLs may be used (service worker, workers). Under the shipped
 * policy everything else that would turn text into code throws.
 */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL: (address: string) => string; createHTML: (text: string) => string },
  ): unknown;
}

/** The one text that may become a document: the empty frame in which the device library measures fonts. */
const EMPTY_FRAME = '<!doctype html><html><head><meta name="viewport" content="width=device-width, initial-scale=1">';

const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };

trustedTypes?.createPolicy("default", {
  createScriptURL(address) {
    if (new URL(address, document.baseURI).origin !== location.origin) {
      throw new TypeError(`script address refused: ${address}`);
    }
    return address;
  },
  createHTML(text) {
    if (text !== EMPTY_FRAME) throw new TypeError("text refused as a document");
    return text;
  },
});

export {};
