/**
 * Trusted Types: the one place that says which script addresses may be used (service worker, workers). With the shipped
 * policy everything else that would turn text into code throws.
 */
interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL: (address: string) => string }): unknown;
}

const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };

trustedTypes?.createPolicy("default", {
  createScriptURL(address) {
    if (new URL(address, document.baseURI).origin !== location.origin) {
      throw new TypeError(`script address refused: ${address}`);
    }
    return address;
  },
});

export {};
