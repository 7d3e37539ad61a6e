import { describe, expect, it } from 'vitest';
import { findNetwork, PRIVATE_ADDRESS } from '../../scripts/p2p/network';
import { type Machine, probesOf, ran } from '../support/machine';

const files = ['/usr/bin/unshare', '/usr/bin/ip'];

const commandOf = async (machine: Machine): Promise<readonly string[]> => {
  const finding = await findNetwork(probesOf({ files, isRoot: true, ...machine }).probes);
  return finding.ok ? finding.command : [];
};

const reasonOf = async (machine: Machine): Promise<string> => {
  const finding = await findNetwork(probesOf({ files, isRoot: true, ...machine }).probes);
  return finding.ok ? '' : finding.reason;
};

describe('a private network', () => {
  it('is created by root in a network namespace', async () => {
    const command = await commandOf({});
    expect(command.slice(0, 4)).toEqual(['unshare', '--net', 'sh', '-c']);
    expect(command[4]).toContain(`ip address add ${PRIVATE_ADDRESS}/24`);
    expect(command.slice(5)).toEqual(['sh']);
  });

  it('is created by other users in a user namespace as well', async () => {
    const command = await commandOf({ isRoot: false });
    expect(command.slice(0, 4)).toEqual(['unshare', '--user', '--map-root-user', '--net']);
  });

  it('is available if a program that does nothing runs in it', async () => {
    const { probes, log } = probesOf({ files });
    const finding = await findNetwork(probes);
    expect(ran(log)).toEqual([[...(finding.ok ? finding.command : []), 'true'].join(' ')]);
  });

  it('requires Linux', async () => {
    expect(await reasonOf({ platform: 'darwin' })).toMatch(/Only Linux/);
  });

  it.each([
    { name: 'ip', others: ['/usr/bin/unshare'], packageName: 'iproute2' },
    { name: 'unshare', others: ['/usr/bin/ip'], packageName: 'util-linux' },
  ])('requires the program $name', async ({ name, others, packageName }) => {
    const reason = await reasonOf({ files: others });
    expect(reason).toBe(`There is no ${name} here (Debian: ${packageName}).`);
  });

  it('requires permission to create it', async () => {
    expect(await reasonOf({ isRoot: false, failing: ['unshare'] })).toMatch(/may not/);
  });
});
