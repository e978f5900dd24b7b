import { ticketStates } from '#rules/support.ts';
import type { AdminAnswerMutation, AdminTicketsQuery } from './answers.generated.ts';
import { everyNode, mutate, type NodeOf, PAGE_INFO, USER_ERROR } from './api.ts';
import { changing, choiceOf, reading, wrong } from './command.ts';
import { listed, named, shown } from './output.ts';
import { scripted } from './remote.ts';

const TICKETS = /* GraphQL */ `query AdminTickets($state: SupportTicketState!, $first: Int!, $after: String) { admin { supportTickets(state: $state, first: $first, after: $after) {
  nodes { id subject state isPriority updatedAt user { email fullName } messages { isFromTeam content createdAt } } ${PAGE_INFO} } } }`;
const ANSWER = /* GraphQL */ `mutation AdminAnswer($input: AnswerSupportTicketInput!) { answerSupportTicket(input: $input) { __typename
  ... on AnswerSupportTicketSuccess { ticket { id state user { email } } } ${USER_ERROR} } }`;

const linesOf = ({ id, subject, isPriority, updatedAt, user, messages }: NodeOf<AdminTicketsQuery>): string =>
  [
    `${id}  ${updatedAt}  ${named(user)}${isPriority ? '  priority' : ''}`,
    `  ${shown(subject)}`,
    ...messages.map(({ isFromTeam, content }) => `  ${isFromTeam ? 'team' : 'they'}  ${shown(content)}`),
  ].join('\n');

export const ticketCommands = [
  reading({
    name: 'list-tickets',
    usage: `[--state ${ticketStates.join('|')}]`,
    does: 'Lists requests for help with what was written on them, those of people on a plan first.',
    scope: 'users_read',
    options: { state: { type: 'string', default: 'open' } },
    parse: (line) => choiceOf('--state', line.text('state'), ticketStates),
    async read(env, state) {
      const found = await everyNode<AdminTicketsQuery>(scripted(env), TICKETS, { state });
      return { json: found, text: listed(found.map(linesOf), `No request for help is ${state.toLowerCase()}.`) };
    },
  }),
  changing({
    name: 'answer-ticket',
    usage: '<id> [--answer <text>] [--close]',
    does: 'Answers a request for help, closes it, or both, and tells the person.',
    scope: 'support_write',
    words: ['an id'],
    options: { answer: { type: 'string' }, close: { type: 'boolean' } },
    parse(line) {
      const [ticketId = ''] = line.words;
      const content = line.text('answer') ?? null;
      const isClosed = line.flag('close');
      if (content === null && !isClosed) return wrong('answer-ticket wants --answer, --close, or both.');
      return { ticketId, content, isClosed };
    },
    async act(env, input, isDryRun) {
      const { ticket } = await mutate<AdminAnswerMutation>(scripted(env), ANSWER, { ...input, isDryRun });
      const { id, state } = ticket;
      const [whose, outcome] = [`the request of ${ticket.user.email}`, state.toLowerCase()];
      const text = isDryRun ? `Nothing was stored: ${whose} would be ${outcome}.` : `T${whose.slice(1)} is ${outcome}.`;
      return { json: { isDryRun, id, state, email: ticket.user.email }, text };
    },
  }),
];
