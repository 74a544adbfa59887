// Loaded into the process of a measured function: answers any message with what it has used so far. Plain
// JavaScript, because Node's removal of types would be measured too.
process.on('message', () => {
  const { maxRSS, userCPUTime, systemCPUTime } = process.resourceUsage();
  process.send?.({ peakBytes: maxRSS * 1024, cpuMicroseconds: userCPUTime + systemCPUTime });
});
// Alone it shall not keep the process alive.
process.channel?.unref();
