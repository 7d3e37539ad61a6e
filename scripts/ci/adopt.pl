# Runs a command that adopts all processes below it whose own parents end first, as those of browsers do. Linux adds
# the processor time of a process to that of its parent, and would otherwise lose it. Neither a shell nor Node can ask
# for this; Perl is part of every Debian. On other systems the command just runs.
use strict;
use warnings;
use POSIX ();

# The number of the system call prctl on each architecture, and its option PR_SET_CHILD_SUBREAPER.
my %prctl = (x86_64 => 157, aarch64 => 167);
my $set_child_subreaper = 36;

my ($system, $machine) = (POSIX::uname())[0, 4];
my $number = $system eq 'Linux' ? $prctl{$machine} : undef;
syscall($number, $set_child_subreaper, 1, 0, 0, 0) if defined $number;
exec @ARGV or die "Cannot run $ARGV[0]: $!\n";
