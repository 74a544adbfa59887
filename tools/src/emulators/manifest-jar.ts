import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { pathToFileURL } from 'node:url';
import { crc32 } from 'node:zlib';

/** The text of a manifest that runs `mainClass` from another jar. */
export function manifestFor(mainClass: string, jar: string): string {
  const headers = [
    'Manifest-Version: 1.0',
    `Main-Class: ${mainClass}`,
    // Percent-encoding leaves no blank, which would end a URL here, and nothing but ASCII.
    `Class-Path: ${pathToFileURL(jar).href}`,
  ];
  // A line has 72 bytes at most; a blank begins each that continues one (JAR file specification).
  const lines = headers.flatMap((header) => header.match(/^.{72}|.{1,71}/g)?.join('\r\n ') ?? []);
  return `${lines.join('\r\n')}\r\n\r\n`;
}

/** A number as zip archives have it: the low byte first. */
function little(value: number, size: 2 | 4): Buffer {
  const buffer = Buffer.alloc(size);
  buffer.writeUIntLE(value, 0, size);
  return buffer;
}

const u16 = (value: number) => little(value, 2);
const u32 = (value: number) => little(value, 4);

/** A zip archive of one uncompressed file (PKWARE APPNOTE 4.3). */
function zipOfOneFile(name: string, text: string): Buffer {
  const content = Buffer.from(text);
  const nameBytes = Buffer.from(name);
  const version = u16(10);
  const flagsMethodTime = Buffer.alloc(6);
  const date = u16((1 << 5) | 1);
  const sizes = [u32(crc32(content)), u32(content.length), u32(content.length)];
  const shared = [version, flagsMethodTime, date, ...sizes, u16(nameBytes.length), u16(0)];
  const local = Buffer.concat([u32(0x04034b50), ...shared, nameBytes, content]);
  // Comment length, disk, internal and external attributes, offset of the local header: all zero.
  const entry = Buffer.concat([
    u32(0x02014b50),
    version,
    ...shared,
    Buffer.alloc(2 + 2 + 2 + 4 + 4),
    nameBytes,
  ]);
  const end = Buffer.concat([
    u32(0x06054b50),
    Buffer.alloc(4),
    u16(1),
    u16(1),
    u32(entry.length),
    u32(local.length),
    u16(0),
  ]);
  return Buffer.concat([local, entry, end]);
}

/** Writes a jar with only a manifest: `java -jar` then runs `mainClass` from `jar`. */
export function writeManifestJar(target: string, mainClass: string, jar: string): void {
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, zipOfOneFile('META-INF/MANIFEST.MF', manifestFor(mainClass, jar)));
}
