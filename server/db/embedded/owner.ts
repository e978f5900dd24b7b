import { readFile } from 'node:fs/promises';
import { capture } from './command.ts';

/** The user that Postgres runs as. */
export type Owner = { name: string; uid: number; gid: number };

/** In order of preference: `postgres` exists for this purpose, and `nobody` has no rights anywhere. */
const PREFERRED = ['postgres', 'nobody'];

async function listedUsers(): Promise<Owner[]> {
  const lines = (await readFile('/etc/passwd', 'utf8')).split('\n').map((line) => line.split(':'));
  return lines
    .map(([name = '', , uid, gid]): Owner => ({ name, uid: Number(uid), gid: Number(gid) }))
    .filter((user) => user.name !== '' && user.uid > 0 && user.gid > 0);
}

/** The user with these numbers, listed or not. */
export async function ownerWith(uid: number, gid: number): Promise<Owner> {
  const listed = (await listedUsers()).find((user) => user.uid === uid);
  return { name: listed?.name ?? String(uid), uid, gid };
}

/**
 * The user to run Postgres as when this process is root, because Postgres refuses root. Otherwise null: it runs as the current user. initdb
 * requires a listed user. On a machine with neither `postgres` nor `nobody`, any other listed user without root's rights is taken.
 */
export async function databaseOwner(): Promise<Owner | null> {
  if (process.getuid?.() !== 0) return null;
  const users = await listedUsers();
  const user =
    users.find(({ name }) => name === PREFERRED[0]) ?? users.find(({ name }) => name === PREFERRED[1]) ?? users[0];
  if (user === undefined)
    throw new Error('Postgres refuses to run as root, and /etc/passwd lists no other user. Start as another user.');
  return user;
}

/** True when the owner can enter a folder and write in it. It is tried, because rights may come from more than mode bits. */
export async function canUse(owner: Owner, folder: string): Promise<boolean> {
  return (await capture('/bin/sh', ['-c', 'cd "$1" && [ -w . ] && echo yes', 'sh', folder], { owner })) === 'yes';
}
