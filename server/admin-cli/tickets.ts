/** Requests for help from a terminal: what waits, and what is answered. Each returns the lines to print. */
import { ask, mutate, USER_ERROR } from './api.ts';
import { scripted } from './remote.ts';

type Ticket = {
  id: string;
  subject: string;
  state: string;
  isPriority: boolean;
  updatedAt: string;
  user: { email: string; fullName: string };
  messages: { fromTeam: boolean; content: string; createdAt: string }[];
};
type Page = { supportTickets: { nodes: Ticket[]; pageInfo: { hasNextPage: boolean; endCursor: string | null } } };
type Answered = { dryRun: boolean; ticket: Pick<Ticket, 'state' | 'user'> };

const TICKETS = `query AdminTickets($state: SupportTicketState!, $after: String) { admin { supportTickets(state: $state, first: 20, after: $after) {
  nodes { id subject state isPriority updatedAt user { email fullName } messages { fromTeam content createdAt } }
  pageInfo { hasNextPage endCursor } } } }`;
const ANSWER = `mutation AdminAnswer($input: AnswerSupportTicketInput!) { answerSupportTicket(input: $input) { __typename
  ... on AnswerSupportTicketSuccess { dryRun ticket { state user { email } } } ${USER_ERROR} } }`;

/** What people typed, below its first line; a terminal obeys some of the characters that are taken out. */
const shown = (text: string): string =>
  text
    .replaceAll('\r\n', '\n')
    .replace(/[^\P{Cc}\n]/gu, ' ')
    .replaceAll('\n', '\n    ');

/** The requests in a state, those that are answered first on top, each with what was written on it. */
export async function listTickets(env: NodeJS.ProcessEnv, state: string, asJson: boolean): Promise<string> {
  const server = scripted(env);
  const found: Ticket[] = [];
  let after: string | null = null;
  do {
    const { supportTickets }: Page = await ask<Page>(server, 'admin', TICKETS, { state, after });
    found.push(...supportTickets.nodes);
    after = supportTickets.pageInfo.hasNextPage ? supportTickets.pageInfo.endCursor : null;
  } while (after !== null);
  if (asJson) return JSON.stringify(found, null, 2);
  if (found.length === 0) return `No request for help is ${state.toLowerCase()}.`;
  return found
    .map(({ id, subject, isPriority, updatedAt, user, messages }) =>
      [
        `${id}  ${updatedAt}  ${shown(user.fullName)} <${user.email}>${isPriority ? '  priority' : ''}`,
        `  ${shown(subject)}`,
        ...messages.map(({ fromTeam, content }) => `  ${fromTeam ? 'team' : 'they'}  ${shown(content)}`),
      ].join('\n'),
    )
    .join('\n');
}

type Answer = { ticketId: string; content: string | null; close: boolean; dryRun: boolean };

export async function answerTicket(env: NodeJS.ProcessEnv, input: Answer): Promise<string> {
  const { dryRun, ticket } = await mutate<Answered>(scripted(env), 'answerSupportTicket', ANSWER, input);
  const [whose, outcome] = [`the request of ${ticket.user.email}`, ticket.state.toLowerCase()];
  return dryRun ? `Nothing was stored: ${whose} would be ${outcome}.` : `T${whose.slice(1)} is ${outcome}.`;
}
