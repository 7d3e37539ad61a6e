import { describe, expect, it } from 'vitest';
import {
  installedNetwork,
  type NetworkProbes,
  presentNetwork,
  PRIVATE_ADDRESS,
} from '../../scripts/p2p/network';

/** A machine made by hand: its programs, what its packages bring, and what its system allows. */
interface Machine {
  readonly platform?: string;
  readonly isRoot?: boolean;
  readonly osRelease?: string;
  readonly programs?: readonly string[];
  /** The programs that apt-get brings. */
  readonly packages?: readonly string[];
  readonly isForbidden?: boolean;
}

const debian = 'ID=debian\n';

function handMade(machine: Machine): {
  readonly probes: NetworkProbes;
  readonly ran: (readonly string[])[];
} {
  const programs = new Set(machine.programs ?? ['unshare', 'ip']);
  const ran: (readonly string[])[] = [];
  const probes: NetworkProbes = {
    platform: machine.platform ?? 'linux',
    isRoot: machine.isRoot ?? true,
    osRelease: async () => machine.osRelease ?? '',
    onPath: async (name) => (programs.has(name) ? `/usr/bin/${name}` : undefined),
    run: async (program, args) => {
      ran.push([program, ...args]);
      if (args[0] === 'install') for (const name of machine.packages ?? []) programs.add(name);
      return program === 'apt-get' || !machine.isForbidden;
    },
    say: () => {},
  };
  return { probes, ran };
}

const commandOf = async (machine: Machine): Promise<readonly string[]> => {
  const finding = await presentNetwork(handMade(machine).probes);
  return finding.ok ? finding.command : [];
};

const reasonOf = async (machine: Machine): Promise<string> => {
  const finding = await presentNetwork(handMade(machine).probes);
  return finding.ok ? '' : finding.reason;
};

describe('a network of their own', () => {
  it('is made by root in a namespace of networks', async () => {
    const command = await commandOf({});
    expect(command.slice(0, 4)).toEqual(['unshare', '--net', 'sh', '-c']);
    expect(command[4]).toContain(`ip address add ${PRIVATE_ADDRESS}/24`);
    expect(command.slice(5)).toEqual(['sh']);
  });

  it('is made by others in a namespace of users, too', async () => {
    const command = await commandOf({ isRoot: false });
    expect(command.slice(0, 4)).toEqual(['unshare', '--user', '--map-root-user', '--net']);
  });

  it('is there once it has been made for a program that does nothing', async () => {
    const { probes, ran } = handMade({});
    const finding = await presentNetwork(probes);
    expect(ran).toEqual([[...(finding.ok ? finding.command : []), 'true']]);
  });

  it('takes Linux', async () => {
    expect(await reasonOf({ platform: 'darwin' })).toMatch(/Only Linux/);
  });

  it.each([
    { name: 'ip', others: ['unshare'], package: 'iproute2' },
    { name: 'unshare', others: ['ip'], package: 'util-linux' },
  ])('takes the program $name', async ({ name, others, package: packageName }) => {
    const reason = await reasonOf({ programs: others });
    expect(reason).toContain(`no program ${name} here`);
    expect(reason).toContain(packageName);
  });

  it('takes a system that allows it', async () => {
    expect(await reasonOf({ isRoot: false, isForbidden: true })).toMatch(/may not/);
  });
});

describe('what a network takes', () => {
  it('is installed by root on Debian', async () => {
    const machine = { osRelease: debian, programs: ['unshare'], packages: ['ip'] };
    const { probes, ran } = handMade(machine);
    expect(await installedNetwork(probes)).toMatchObject({ ok: true });
    expect(ran.slice(0, 2).map((line) => line.join(' '))).toEqual([
      'apt-get update',
      'apt-get install -y --no-install-recommends iproute2',
    ]);
  });

  it('is still missing when it could not be installed', async () => {
    const { probes } = handMade({ osRelease: debian, programs: ['unshare'] });
    expect(await installedNetwork(probes)).toMatchObject({ ok: false, packages: ['iproute2'] });
  });

  it.each([
    { where: 'by others', machine: { osRelease: debian, isRoot: false, programs: ['unshare'] } },
    { where: 'elsewhere', machine: { osRelease: 'ID=fedora\n', programs: ['unshare'] } },
    { where: 'where it is there', machine: { osRelease: debian } },
    { where: 'where no package helps', machine: { osRelease: debian, isForbidden: true } },
  ])('is not installed $where', async ({ machine }) => {
    const { probes, ran } = handMade(machine);
    await installedNetwork(probes);
    expect(ran.filter(([program]) => program === 'apt-get')).toEqual([]);
  });
});
