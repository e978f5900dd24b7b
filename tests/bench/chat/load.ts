/** The load, in a process of its own: sockets that listen, sockets that stop to read, and messages over HTTP. */
import { createInterface } from 'node:readline';
import { sendMessages } from './load-messages.ts';
import { closeSockets, freezeSockets, openSockets } from './load-sockets.ts';
import type { Answer, Order, Outcome } from './orders.ts';

async function carryOut(order: Order): Promise<Outcome> {
  switch (order.do) {
    case 'open':
      await openSockets(order);
      return {};
    case 'freeze':
      freezeSockets(order.group);
      return {};
    case 'close':
      return closeSockets(order.group);
    case 'send':
      return sendMessages(order);
  }
}

for await (const line of createInterface({ input: process.stdin })) {
  const answer: Answer = await carryOut(JSON.parse(line) as Order).then(
    (outcome) => ({ outcome }),
    (error: unknown) => ({ failure: String(error) }),
  );
  console.log(JSON.stringify(answer));
}
