// Completes package-lock.json with the optional native packages of other platforms. Why: a registry mirror that serves
// only this platform's builds makes npm omit them, and `npm ci` then rejects the lock. The entries have os, cpu and
// libc, so npm fetches them only where they belong.
import { readFileSync, writeFileSync } from "node:fs";

const SYSTEMS = ["android", "darwin", "freebsd", "linux", "netbsd", "openbsd", "openharmony", "sunos", "aix", "win32"];
const PROCESSORS = ["arm64", "x64", "arm", "ia32", "ppc64", "riscv64", "s390x", "loong64", "wasm32", "mips64el"];

const lock = JSON.parse(readFileSync("package-lock.json", "utf8"));
const packages = lock.packages;

/** Node's own upward search: is `name` installed for the package at `from`? */
function installed(from, name) {
  for (let at = from; ; at = at.slice(0, Math.max(0, at.lastIndexOf("node_modules/") - 1))) {
    if (packages[`${at === "" ? "" : `${at}/`}node_modules/${name}`]) return true;
    if (at === "") return false;
  }
}

function platformOf(name) {
  const words = name.split("/").at(-1).split("-");
  const os = SYSTEMS.filter((system) => words.includes(system));
  const arm = words.some((word) => word === "arm" || word === "armv7");
  const cpu = arm ? ["arm"] : PROCESSORS.filter((processor) => words.includes(processor));
  const musl = words.some((word) => word.startsWith("musl"));
  const gnu = os[0] === "linux" && words.some((word) => word.startsWith("gnu"));
  const glibc = gnu ? ["glibc"] : [];
  return { os, cpu, libc: musl ? ["musl"] : glibc };
}

let added = 0;
for (const [at, entry] of Object.entries(packages)) {
  for (const [name, range] of Object.entries(entry.optionalDependencies ?? {})) {
    if (installed(at, name)) continue;
    const { os, cpu, libc } = platformOf(name);
    if (os.length === 0 && cpu.length === 0) continue;
    packages[`node_modules/${name}`] = {
      version: range.replace(/^[\^~]/, ""),
      ...(cpu.length > 0 && { cpu }),
      ...(entry.dev && { dev: true }),
      ...(libc.length > 0 && { libc }),
      optional: true,
      ...(os.length > 0 && { os }),
    };
    added += 1;
  }
}

lock.packages = Object.fromEntries(Object.entries(packages).sort(([a], [b]) => (a < b ? -1 : 1)));
writeFileSync("package-lock.json", `${JSON.stringify(lock, null, 2)}\n`);
process.stdout.write(`${added} platform packages added to the lock\n`);
