// Packages as Anki writes them: its schema 11 (rslib/src/storage/schema11.sql) in a zip, made by Node's own SQLite and zlib.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { crc32, deflateRawSync, zstdCompressSync } from 'node:zlib'

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

/** What schema 18 has besides, its own collation left out (rslib/src/storage/upgrades/schema15_upgrade.sql). */
const SCHEMA_18 = `${SCHEMA}
  create table fields (ntid integer not null, ord integer not null, name text not null, config blob not null,
    primary key (ntid, ord)) without rowid;
  create table notetypes (id integer not null primary key, name text not null, mtime_secs integer not null,
    usn integer not null, config blob not null);
  create index idx_notes_mid on notes (mid);
  insert into notetypes values (1342697561419, 'Basic', 0, 0, x'0800');
  insert into fields values (1342697561419, 0, 'Front', x'0800'), (1342697561419, 1, 'Back', x'0800');
  update col set ver = 18, models = '', decks = '';
`

/** The table of a collection with these notes, each a list of HTML fields. */
export function ankiCollection(notes: readonly (readonly string[])[], schema = SCHEMA): Uint8Array {
  const folder = mkdtempSync(join(tmpdir(), 'anki-'))
  try {
    const path = join(folder, 'collection.anki2')
    const database = new DatabaseSync(path)
    database.exec(schema)
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

/** A package as Anki writes it since 2.1.50 (rslib/src/import_export/package): the table as a Zstandard frame, a mark of the version,
 * a list of media, and for older versions a table whose only note says that this one is too new for them. */
export function newPackage(
  notes: readonly (readonly string[])[],
  frame = zstdCompressSync(ankiCollection(notes, SCHEMA_18)),
): Uint8Array {
  return zipOf({
    meta: new Uint8Array([8, 3]),
    'collection.anki21b': new Uint8Array(frame),
    'collection.anki2': ankiCollection([['Please update to the latest Anki version', '']]),
    media: new Uint8Array(zstdCompressSync(new Uint8Array(0))),
  })
}

/** A zip archive of deflated files. */
export function zipOf(files: Readonly<Record<string, Uint8Array>>): Uint8Array {
  const local: Uint8Array[] = []
  const central: Uint8Array[] = []
  let at = 0
  for (const [name, data] of Object.entries(files)) {
    const packed = deflateRawSync(data)
    const file = Buffer.from(name)
    const about = Buffer.alloc(26)
    about.writeUInt16LE(20, 0)
    about.writeUInt16LE(8, 4)
    about.writeUInt32LE(crc32(data), 10)
    about.writeUInt32LE(packed.length, 14)
    about.writeUInt32LE(data.length, 18)
    about.writeUInt16LE(file.length, 22)
    const entry = Buffer.alloc(14)
    entry.writeUInt32LE(at, 10)
    central.push(Buffer.from('PK\u0001\u0002'), Buffer.from([20, 0]), about, entry, file)
    const written = Buffer.concat([Buffer.from('PK\u0003\u0004'), about, file, packed])
    local.push(written)
    at += written.length
  }
  const end = Buffer.alloc(18)
  end.writeUInt16LE(central.length / 5, 4)
  end.writeUInt16LE(central.length / 5, 6)
  end.writeUInt32LE(Buffer.concat(central).length, 8)
  end.writeUInt32LE(at, 12)
  return new Uint8Array(Buffer.concat([...local, ...central, Buffer.from('PK\u0005\u0006'), end]))
}
