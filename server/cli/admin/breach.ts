import type { AdminBreachScopeQuery } from './answers.generated.ts';
import { everyNode, PAGE_INFO } from './api.ts';
import { accountOf, reading, wrong } from './command.ts';
import { listed, named, shown } from './output.ts';
import { scripted } from './remote.ts';

const SCOPE = /* GraphQL */ `query AdminBreachScope($since: DateTime!, $until: DateTime!, $actor: AccountRefInput, $first: Int!, $after: String) {
  admin { breachScope(since: $since, until: $until, actor: $actor, first: $first, after: $after) {
    nodes { categories user { id email fullName } } ${PAGE_INFO} } } }`;

const UNSEEN =
  'What an administrator or a script only read leaves no row: the log has the operations of theirs (docs/operations.md, A breach within 72 hours).';

export const breachCommands = [
  reading({
    name: 'breach-scope',
    usage: '--since <iso> --until <iso> [--actor <email|id>]',
    does: 'Lists the people whose data may have been touched in a time, with the categories, by the audit and the sessions; of all, or of what one account did.',
    scope: 'users_read',
    options: { since: { type: 'string' }, until: { type: 'string' }, actor: { type: 'string' } },
    parse(line) {
      const [since, until, actor] = [line.text('since'), line.text('until'), line.text('actor')];
      if (since === undefined || until === undefined) return wrong('breach-scope wants --since and --until.');
      return { since, until, actor: actor === undefined ? null : accountOf(actor) };
    },
    async read(env, input) {
      const found = await everyNode<AdminBreachScopeQuery>(scripted(env), SCOPE, input);
      const lines = found.map(({ user, categories }) => `${user.id}  ${named(user)}  ${shown(categories.join(', '))}`);
      const count = `${found.length} ${found.length === 1 ? 'person' : 'people'}. ${UNSEEN}`;
      return { json: found, text: `${listed(lines, 'Nobody is named.')}\n\n${count}` };
    },
  }),
];
