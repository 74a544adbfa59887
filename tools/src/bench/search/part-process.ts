/** The child process of `runPart`: runs one part and sends its result. */

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
