import { networkInterfaces } from 'node:os';
import type { Probes } from '../browser/probes';
import { missingPrograms, onPath, sayMissing } from '../browser/programs';

/** Address of this machine in the separate network, from a private range. */
export const PRIVATE_ADDRESS = '10.7.0.1';

/** An unused address in the same network. */
const NOBODY = '10.7.0.2';

/** Time limit for creating a network, in ms; it usually takes some tens of milliseconds. */
const LIMIT = 20_000;

/**
 * Configures an empty network namespace and runs a command in it. Browsers collect candidate addresses only from
 * interfaces that are up and have a route, and resolve names by multicast: hence the second interface and the route,
 * although no machine answers at its end.
 */
const MAKE = `
  ip link set lo up || exit
  if ip link add p2p0 type veth peer name p2p1 2>/dev/null; then ip link set p2p1 up
  else ip link add p2p0 type dummy; fi || exit
  ip link set p2p0 up multicast on || exit
  ip address add ${PRIVATE_ADDRESS}/24 dev p2p0 || exit
  ip route add default via ${NOBODY} dev p2p0 || exit
  exec "$@"`;

/** A network without access to any other, or a sentence why there is none. */
export type NetworkFinding =
  | {
      readonly ok: true;
      /** Prefix of a command line that runs the rest of it in the network. */
      readonly command: readonly string[];
    }
  | { readonly ok: false; readonly reason: string };

const none = (reason: string): NetworkFinding => ({ ok: false, reason });

export const NETWORK_PROGRAMS = [onPath('unshare', 'util-linux'), onPath('ip', 'iproute2')];

/** Checks whether a separate network can be created; changes nothing. */
export async function findNetwork(probes: Probes): Promise<NetworkFinding> {
  if (probes.platform !== 'linux') return none('Only Linux gives programs a network of their own.');
  const missing = await missingPrograms(probes, NETWORK_PROGRAMS);
  if (missing.length > 0) return none(sayMissing(missing));
  // A user namespace gives other users root rights, if the system allows it.
  const user = probes.isRoot ? [] : ['--user', '--map-root-user'];
  const command = ['unshare', ...user, '--net', 'sh', '-c', MAKE, 'sh'] as const;
  const [program, ...args] = command;
  return (await probes.run(program, [...args, 'true'], LIMIT))
    ? { ok: true, command }
    : none('This user may not give programs a network of their own here.');
}

/** Whether this process runs in such a network: this machine then has no other IPv4 address. */
export function isCutOff(): boolean {
  const addresses = Object.values(networkInterfaces()).flatMap((list = []) =>
    list.filter(({ internal, family }) => !internal && family === 'IPv4'),
  );
  return addresses.length === 1 && addresses[0]?.address === PRIVATE_ADDRESS;
}
