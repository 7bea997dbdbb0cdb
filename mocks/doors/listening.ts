import { type Server } from "node:http";
import { type AddressInfo } from "node:net";

/** Opens a server and returns its port, one chosen by the system for 0. Throws the system's message if it is in use. */
export const listening = (server: Server, port: number, host = "127.0.0.1"): Promise<number> =>
  new Promise((opened, failed) => {
    server.once("error", failed);
    server.listen(port, host, () => opened((server.address() as AddressInfo).port));
  });
