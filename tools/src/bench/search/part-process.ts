/** The whole of a process that `startPart` begins: runs one part and tells the bench what it found. */

interface Order {
  file: string;
  args: unknown;
}

process.once('message', ({ file, args }: Order) => {
  void (async () => {
    const { run } = (await import(file)) as { run: (args: unknown) => unknown };
    process.send?.({ found: await run(args) });
  })();
});
process.once('disconnect', () => process.exit());
