import { type AddressInfo, type Server } from "node:net";

/** Opens a server and returns its port, one chosen by the system unless it is given. Throws the system's message if it is in use. */
export const listening = (server: Server, port = 0, host = "127.0.0.1"): Promise<number> =>
  new Promise((opened, failed) => {
    server.once("error", failed);
    server.listen(port, host, () => opened((server.address() as AddressInfo).port));
  });
