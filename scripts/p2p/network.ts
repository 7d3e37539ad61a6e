import { networkInterfaces } from 'node:os';
import type { Probes } from '../browser/probes';
import { missingPrograms, onPath, sayMissing } from '../browser/programs';

/** The address of this machine within a network of its own: one of those that are never public. */
export const PRIVATE_ADDRESS = '10.7.0.1';

/** An address in the same network, at which nobody is. */
const NOBODY = '10.7.0.2';

/** How long it may take to make a network, in ms; it takes some hundredths. */
const LIMIT = 20_000;

/**
 * Makes the network in a namespace that has none, and runs what it is given in it. A browser looks
 * for its addresses on interfaces that are up and lead somewhere, and asks for names by multicast:
 * hence the second interface and the route, though nobody answers at its end.
 */
const MAKE = `
  ip link set lo up || exit
  if ip link add p2p0 type veth peer name p2p1 2>/dev/null; then ip link set p2p1 up
  else ip link add p2p0 type dummy; fi || exit
  ip link set p2p0 up multicast on || exit
  ip address add ${PRIVATE_ADDRESS}/24 dev p2p0 || exit
  ip route add default via ${NOBODY} dev p2p0 || exit
  exec "$@"`;

/** A network that is cut off from every other, or one sentence saying why it cannot be made. */
export type NetworkFinding =
  | {
      readonly ok: true;
      /** The command line that runs, within the network, whatever command line is added to it. */
      readonly command: readonly string[];
    }
  | { readonly ok: false; readonly reason: string };

const none = (reason: string): NetworkFinding => ({ ok: false, reason });

/** What making a network takes. */
export const NETWORK_PROGRAMS = [onPath('unshare', 'util-linux'), onPath('ip', 'iproute2')];

/** Looks whether a network of their own can be had for some programs; changes nothing. */
export async function findNetwork(probes: Probes): Promise<NetworkFinding> {
  if (probes.platform !== 'linux') return none('Only Linux gives programs a network of their own.');
  const missing = await missingPrograms(probes, NETWORK_PROGRAMS);
  if (missing.length > 0) return none(sayMissing(missing));
  // Whoever is not root may be it in a namespace of users, where the system allows that.
  const user = probes.isRoot ? [] : ['--user', '--map-root-user'];
  const command = ['unshare', ...user, '--net', 'sh', '-c', MAKE, 'sh'] as const;
  const [program, ...args] = command;
  return (await probes.run(program, [...args, 'true'], LIMIT))
    ? { ok: true, command }
    : none('This user may not give programs a network of their own here.');
}

/** Whether this process runs in such a network: no other address of this machine is to be seen. */
export function isCutOff(): boolean {
  const addresses = Object.values(networkInterfaces()).flatMap((list = []) =>
    list.filter(({ internal, family }) => !internal && family === 'IPv4'),
  );
  return addresses.length === 1 && addresses[0]?.address === PRIVATE_ADDRESS;
}
