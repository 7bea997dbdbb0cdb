import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** What a server needs to speak TLS, both in PEM. */
export interface Certificate {
  readonly key: string;
  readonly cert: string;
}

/** A certificate of this host for a day. Throws where the machine has no openssl (e2e/checks/servers installs it). */
export function certificate(): Certificate {
  const room = mkdtempSync(join(tmpdir(), "certificate-"));
  const [key, cert] = [join(room, "key"), join(room, "cert")];
  const kind = ["-x509", "-nodes", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-days", "1"];
  const host = ["-subj", "/CN=127.0.0.1", "-addext", "subjectAltName=IP:127.0.0.1,DNS:localhost"];
  try {
    execFileSync("openssl", ["req", ...kind, ...host, "-keyout", key, "-out", cert], { stdio: "pipe" });
    return { key: readFileSync(key, "utf8"), cert: readFileSync(cert, "utf8") };
  } finally {
    rmSync(room, { recursive: true });
  }
}
