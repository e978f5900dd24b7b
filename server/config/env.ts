import { existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { suggestionList } from 'graphql/jsutils/suggestionList.js';
import { settingNames } from './config.ts';

const FILE = '.env';
/** What `npm run admin` reads there. */
const ofCommands = ['ZOBO_URL', 'ADMIN_TOKEN', 'ADMIN_EMAIL', 'ADMIN_PASSWORD', 'ADMIN_CODE'];

/** The environment with what `.env` in the current folder adds to it; what is set already stands. */
export function loadEnv(): NodeJS.ProcessEnv {
  if (existsSync(FILE)) process.loadEnvFile(FILE);
  return process.env;
}

/** A sentence for each name of an `.env` that is none of ours but looks like one. What looks like none may belong to another program. */
export function misspelt(text: string): string[] {
  return Object.keys(parseEnv(text))
    .filter((name) => !settingNames.includes(name) && !ofCommands.includes(name))
    .flatMap((name) => {
      const [meant] = suggestionList(name, settingNames);
      return meant === undefined
        ? []
        : [`${FILE}: there is no setting ${name}, so it counts for nothing. Is it ${meant}?`];
    });
}

/** The same of the file in the current folder. */
export function misspeltInFile(): string[] {
  return existsSync(FILE) ? misspelt(readFileSync(FILE, 'utf8')) : [];
}
