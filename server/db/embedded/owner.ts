import { readFile } from 'node:fs/promises';
import { capture } from './command.ts';

export type Owner = { name: string; uid: number; gid: number };

/** In order of preference: `postgres` exists for this purpose, and `nobody` has no rights anywhere. */
const PREFERRED = ['postgres', 'nobody'];

async function listedUsers(): Promise<Owner[]> {
  const lines = (await readFile('/etc/passwd', 'utf8')).split('\n').map((line) => line.split(':'));
  return lines
    .map(([name = '', , uid, gid]): Owner => ({ name, uid: Number(uid), gid: Number(gid) }))
    .filter((user) => user.name !== '' && user.uid > 0 && user.gid > 0);
}

export async function ownerWith(uid: number, gid: number): Promise<Owner> {
  const listed = (await listedUsers()).find((user) => user.uid === uid);
  return { name: listed?.name ?? String(uid), uid, gid };
}

/** Postgres refuses root. Null: the current user. Without `postgres` and `nobody`, another listed user without root's rights is taken. */
export async function databaseOwner(): Promise<Owner | null> {
  if (process.getuid?.() !== 0) return null;
  const users = await listedUsers();
  const user =
    users.find(({ name }) => name === PREFERRED[0]) ?? users.find(({ name }) => name === PREFERRED[1]) ?? users[0];
  if (user === undefined)
    throw new Error('Postgres refuses to run as root, and /etc/passwd lists no other user. Start as another user.');
  return user;
}

/** Tried, because rights may come from more than mode bits. */
export async function canUse(owner: Owner, folder: string): Promise<boolean> {
  return (await capture('/bin/sh', ['-c', 'cd "$1" && [ -w . ] && echo yes', 'sh', folder], { owner })) === 'yes';
}
