import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { PaymentsFailed } from './payments.ts';
import { createPaystackConnection } from './paystack-connection.ts';

const answering = (status: number, body: string) =>
  createPaystackConnection({
    secretKey: 'sk_test_12345678',
    apiUrl: null,
    mode: 'test',
    fetch: async () => new Response(body, { status }),
  }).askedOrNull(z.object({ id: z.number() }), { path: '/customer/CUS_x' });

describe('an object that is not there', () => {
  it.each([
    [404, { status: false, message: 'Customer not found', code: 'customer_not_found' }],
    [400, { status: false, message: 'Transaction reference not found.', code: 'transaction_not_found' }],
    [404, { status: false, message: 'Subscription code is invalid' }],
    [404, { status: false, message: 'Subscription with code not found or already inactive' }],
  ])('is null: %i %j', async (status, body) => {
    expect(await answering(status, JSON.stringify(body))).toBeNull();
  });

  it.each([
    [404, '<html>not found</html>'],
    [404, '{"message":"not found"}'],
    [404, '{"status":false,"message":"Unknown route"}'],
    [400, '{"status":false,"message":"Plan not found"}'],
    [500, '{"status":false,"message":"not found"}'],
    [401, '{"status":false,"message":"Invalid key","code":"invalid_Key"}'],
    [200, '{"status":true,"data":{"id":"x"}}'],
    [200, 'no JSON'],
  ])('is no other failure: %i %s', async (status, body) => {
    await expect(answering(status, body)).rejects.toBeInstanceOf(PaymentsFailed);
  });
});
