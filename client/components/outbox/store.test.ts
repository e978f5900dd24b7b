import { describe, expect, it } from 'vitest';
import { createDevice, settled } from '#tests/setup/outbox-store.ts';

describe('the store of the outbox', () => {
  it('has after a reload what was on its way, in order and under the same id', async () => {
    const device = createDevice();
    const before = device.open();
    before.write('b');
    before.write('a');
    before.outbox.change('chat:m', 'a', { state: 'failed' });
    await settled();
    const after = device.open();
    await after.store.restore();
    expect(after.left()).toEqual(['b sending', 'a failed']);
  });

  it('keeps what was written before it was there, after what an earlier visit left', async () => {
    const device = createDevice();
    device.open().write('old');
    await settled();
    const page = device.open();
    page.write('new', '2026-03-12T11:00:00.000Z');
    await page.store.restore();
    expect(page.left()).toEqual(['old sending', 'new sending']);
    await settled();
    expect([...device.records.keys()]).toEqual(['old', 'new']);
  });

  it('takes what was written before it was there and by whom the page was left, once', async () => {
    const device = createDevice();
    const left = device.open();
    left.write('a');
    const early = left.outbox.read('chat:m');
    const page = device.open([...early, ...early, null, { ...early[0], id: 'b', session: 'other' }]);
    await page.store.restore();
    expect(page.left()).toEqual(['a sending']);
    await settled();
    expect([...device.records.keys()]).toEqual(['a']);
  });

  it('knows what the device has not got, which another tab keeps once and in order when the page is left', async () => {
    const here = createDevice().open();
    const device = createDevice();
    const there = device.open();
    here.write('1', '2026-03-12T10:00:00.000Z');
    await settled();
    here.write('2', '2026-03-12T10:00:01.000Z');
    here.outbox.remove('chat:m', new Set(['1']));
    const left = here.store.unkept();
    expect(left.map(({ id }) => id)).toEqual(['2']);
    await settled();
    expect(here.store.unkept()).toEqual([]);
    there.write('3', '2026-03-12T10:00:02.000Z');
    expect([...(await there.store.adopt([...left, { ...left[0], id: 'x', session: 'other' }, null]))]).toEqual([
      'chat:m',
    ]);
    expect(there.left()).toEqual(['2 sending', '3 sending']);
    expect([...device.records.keys()].sort()).toEqual(['2', '3']);
    expect([...(await there.store.adopt(left))]).toEqual([]);
  });

  it('leaves nothing on the device once everything is sent', async () => {
    const device = createDevice();
    const { outbox, write } = device.open();
    write('a');
    outbox.remove('chat:m', new Set(['a']));
    await settled();
    expect(device.records.size).toBe(0);
  });

  it('tells other tabs, which neither lose what they write themselves nor bring back what they sent', async () => {
    const device = createDevice();
    const [here, there] = [device.open(), device.open()];
    here.write('1');
    there.write('2');
    await settled();
    expect([here.left(), there.left()]).toEqual([
      ['1 sending', '2 sending'],
      ['1 sending', '2 sending'],
    ]);
    here.outbox.remove('chat:m', new Set(['1', '2']));
    const refreshed = here.store.refresh('chat:m');
    here.write('3');
    await refreshed;
    expect(here.left()).toEqual(['3 sending']);
    await settled();
    expect(there.left()).toEqual(['3 sending']);
  });

  it('lives in memory where the device refuses, and says so', async () => {
    const device = createDevice();
    const page = device.open();
    device.set({ fails: new Error('QuotaExceededError') });
    page.write('a');
    await settled();
    expect(page.unkept).toEqual(['unkept']);
    await page.store.refresh('chat:m');
    expect(page.left()).toEqual(['a sending']);
    page.outbox.remove('chat:m', new Set(['a']));
    await page.store.refresh('chat:m');
    expect(page.left()).toEqual([]);
    expect(page.unkept).toEqual(['unkept']);
  });

  it('takes no record that is none, and none of another session, which it deletes', async () => {
    const device = createDevice();
    device.open().write('theirs');
    await settled();
    for (const [id, record] of Object.entries({ x: 1, y: null, z: { id: 'z', kind: 'message', matchId: 'm' } }))
      device.records.set(id, record);
    device.set({ session: 'other' });
    const page = device.open();
    await page.store.restore();
    expect(page.left()).toEqual([]);
    expect(device.records.has('theirs')).toBe(false);
  });

  it('is empty after a sign-out, though a write was under way', async () => {
    const device = createDevice();
    const { store, write, left } = device.open();
    write('a');
    await store.forget();
    await settled();
    expect([left(), device.records.size]).toEqual([[], 0]);
  });
});
