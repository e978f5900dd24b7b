import { existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { suggestionList } from 'graphql/jsutils/suggestionList.js';
import { settingNames } from './config.ts';

const FILE = '.env';
const ofCommands = ['ZOBO_URL', 'ADMIN_TOKEN', 'ADMIN_EMAIL', 'ADMIN_PASSWORD', 'ADMIN_CODE'];

/** Variables that are already set win over those of `.env`. */
export function loadEnv(): NodeJS.ProcessEnv {
  if (existsSync(FILE)) process.loadEnvFile(FILE);
  return process.env;
}

/** A dissimilar name may belong to another program. */
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

export function misspeltInFile(): string[] {
  return existsSync(FILE) ? misspelt(readFileSync(FILE, 'utf8')) : [];
}
