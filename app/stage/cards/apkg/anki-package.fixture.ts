// Packages as Anki writes them: its schema 11 (rslib/src/storage/schema11.sql) in a zip, made by Node's own SQLite and zlib.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { crc32, deflateRawSync } from 'node:zlib'

const SCHEMA = `
  create table col (id integer primary key, crt integer not null, mod integer not null, scm integer not null,
    ver integer not null, dty integer not null, usn integer not null, ls integer not null, conf text not null,
    models text not null, decks text not null, dconf text not null, tags text not null);
  create table notes (id integer primary key, guid text not null, mid integer not null, mod integer not null,
    usn integer not null, tags text not null, flds text not null, sfld integer not null, csum integer not null,
    flags integer not null, data text not null);
  create table cards (id integer primary key, nid integer not null, did integer not null, ord integer not null,
    mod integer not null, usn integer not null, type integer not null, queue integer not null, due integer not null,
    ivl integer not null, factor integer not null, reps integer not null, lapses integer not null,
    left integer not null, odue integer not null, odid integer not null, flags integer not null, data text not null);
  create index ix_notes_usn on notes (usn);
  create index ix_notes_csum on notes (csum);
  insert into col values (1, 1411124400, 1425279151694, 1425279151690, 11, 0, 0, 0, '{}', '{}', '{}', '{}', '{}');
`

/** The table of a collection with these notes, each a list of HTML fields. */
export function ankiCollection(notes: readonly (readonly string[])[]): Uint8Array {
  const folder = mkdtempSync(join(tmpdir(), 'anki-'))
  try {
    const path = join(folder, 'collection.anki2')
    const database = new DatabaseSync(path)
    database.exec(SCHEMA)
    database.exec('begin')
    const insert = database.prepare(
      `insert into notes values (?, ?, 1342697561419, 1411124400, -1, '', ?, ?, 0, 0, '')`,
    )
    for (const [index, fields] of notes.entries())
      insert.run(1_411_124_400_000 + index, `guid${index}`, fields.join('\u001f'), fields[0] ?? '')
    database.exec('commit')
    database.close()
    return new Uint8Array(readFileSync(path))
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** A zip archive of one deflated file. */
export function zipOf(name: string, data: Uint8Array): Uint8Array {
  const packed = deflateRawSync(data)
  const file = Buffer.from(name)
  const about = Buffer.alloc(22)
  about.writeUInt16LE(20, 0)
  about.writeUInt16LE(8, 4)
  about.writeUInt32LE(crc32(data), 10)
  about.writeUInt32LE(packed.length, 14)
  about.writeUInt32LE(data.length, 18)
  const names = Buffer.alloc(4)
  names.writeUInt16LE(file.length, 0)
  const local = Buffer.concat([Buffer.from('PK\u0003\u0004'), about, names, file, packed])
  const central = Buffer.concat([
    ...[Buffer.from('PK\u0001\u0002'), Buffer.from([20, 0]), about, names, Buffer.alloc(14), file],
  ])
  const end = Buffer.alloc(18)
  end.writeUInt16LE(1, 4)
  end.writeUInt16LE(1, 6)
  end.writeUInt32LE(central.length, 8)
  end.writeUInt32LE(local.length, 12)
  return new Uint8Array(Buffer.concat([local, central, Buffer.from('PK\u0005\u0006'), end]))
}
