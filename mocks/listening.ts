import { type Server } from "node:http";
import { type AddressInfo } from "node:net";

/** Opens a server and says on which port, one of the system's choice for 0. Throws the system's sentence where it is taken. */
export const listening = (server: Server, port: number, host = "127.0.0.1"): Promise<number> =>
  new Promise((opened, failed) => {
    server.once("error", failed);
    server.listen(port, host, () => opened((server.address() as AddressInfo).port));
  });
